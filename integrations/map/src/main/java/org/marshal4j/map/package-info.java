/** Marshalled objects as keys and values of Chronicle Map: {@link org.marshal4j.map.MapMarshallers} sets a builder up. */
@NullMarked
package org.marshal4j.map;

import org.jspecify.annotations.NullMarked;
