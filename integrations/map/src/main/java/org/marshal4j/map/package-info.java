/**
 * For users: marshalled objects as keys and values of Chronicle Map. {@link org.marshal4j.map.MapMarshallers} sets up
 * a builder.
 */
@NullMarked
package org.marshal4j.map;

import org.jspecify.annotations.NullMarked;
