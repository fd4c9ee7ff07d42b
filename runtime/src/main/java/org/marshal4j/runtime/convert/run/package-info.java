/**
 * What a conversion does for each message: immutable steps over the bytes, and the state of one run. {@link
 * org.marshal4j.runtime.convert} makes them. Not for users.
 */
@NullMarked
package org.marshal4j.runtime.convert.run;

import org.jspecify.annotations.NullMarked;
