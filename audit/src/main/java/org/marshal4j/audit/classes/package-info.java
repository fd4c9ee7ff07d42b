/** Class files in jars and folders, and how their classes and methods relate. */
@NullMarked
package org.marshal4j.audit.classes;

import org.jspecify.annotations.NullMarked;
