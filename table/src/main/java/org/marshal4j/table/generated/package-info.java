/** What generated tables call. */
@NullMarked
package org.marshal4j.table.generated;

import org.jspecify.annotations.NullMarked;
