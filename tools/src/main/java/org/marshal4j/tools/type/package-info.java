/** Finds the schemas of stored messages in lock files, schema files and jars, without the classes. */
@NullMarked
package org.marshal4j.tools.type;

import org.jspecify.annotations.NullMarked;
