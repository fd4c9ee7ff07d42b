/** Batches of rows and the memory of their columns. Knows neither columns' Java types nor files. */
@NullMarked
package org.marshal4j.table.memory;

import org.jspecify.annotations.NullMarked;
