/**
 * What a codec is: it knows the bytes of one kind of field type, and the code that writes, reads and measures them. The
 * kinds are in the packages below; {@code binding} has the list of them.
 */
@NullMarked
package org.marshal4j.processor.codec;

import org.jspecify.annotations.NullMarked;
