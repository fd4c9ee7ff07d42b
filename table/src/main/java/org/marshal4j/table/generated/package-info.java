/** For generated tables, which call these classes. */
@NullMarked
package org.marshal4j.table.generated;

import org.jspecify.annotations.NullMarked;
