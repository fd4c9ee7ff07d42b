/**
 * One class for each kind of field type: whether it matches, what its bytes are, and the code that writes, reads and
 * measures them. {@link org.marshal4j.processor.codec.Codecs} has the list.
 */
@NullMarked
package org.marshal4j.processor.codec;

import org.jspecify.annotations.NullMarked;
