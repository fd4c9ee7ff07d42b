/** Batches of rows and the memory of their columns. Knows neither the Java types of columns nor files. */
@NullMarked
package org.marshal4j.table.memory;

import org.jspecify.annotations.NullMarked;
