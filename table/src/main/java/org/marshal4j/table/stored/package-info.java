/** Reads the files of tables without their classes, by what the files themselves say. */
@NullMarked
package org.marshal4j.table.stored;

import org.jspecify.annotations.NullMarked;
