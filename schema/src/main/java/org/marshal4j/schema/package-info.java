/** The schema of a message: its fields, their wire types, and how two schemas differ. */
@NullMarked
package org.marshal4j.schema;

import org.jspecify.annotations.NullMarked;
