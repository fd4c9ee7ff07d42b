/**
 * Tables: rows in columns outside the heap, in memory or in a file, which is an Arrow IPC file.
 * {@link org.marshal4j.table.Table} and its columns are the ones to start with.
 */
@NullMarked
package org.marshal4j.table;

import org.jspecify.annotations.NullMarked;
