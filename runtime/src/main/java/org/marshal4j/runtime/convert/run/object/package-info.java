/**
 * What a conversion does for an object of a message: its parts, one after the other, and where they are. Immutable. {@link
 * org.marshal4j.runtime.convert} makes them. Not for users.
 */
@NullMarked
package org.marshal4j.runtime.convert.run.object;

import org.jspecify.annotations.NullMarked;
