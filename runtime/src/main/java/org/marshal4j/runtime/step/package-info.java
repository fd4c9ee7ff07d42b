/** Steps over values without reading them, made from the schema: for views and for conversions of former messages. */
@NullMarked
package org.marshal4j.runtime.step;

import org.jspecify.annotations.NullMarked;
