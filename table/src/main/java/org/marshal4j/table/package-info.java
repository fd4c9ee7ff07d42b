/**
 * Rows in columns outside the heap, in memory or in a file that is an Arrow IPC file: {@link org.marshal4j.table.Table} and its columns.
 */
@NullMarked
package org.marshal4j.table;

import org.jspecify.annotations.NullMarked;
