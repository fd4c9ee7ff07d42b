/** Files of tables: Arrow IPC files whose record batches are mapped and changed in place. */
@NullMarked
package org.marshal4j.table.arrow;

import org.jspecify.annotations.NullMarked;
