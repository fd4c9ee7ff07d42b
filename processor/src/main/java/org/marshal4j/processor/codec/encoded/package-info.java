/**
 * For contributors: the codecs of values with {@code @Encoded}, in forms that other libraries have chosen.
 * {@link org.marshal4j.processor.codec.encoded.EncodedBinding} says which types have which.
 */
@NullMarked
package org.marshal4j.processor.codec.encoded;

import org.jspecify.annotations.NullMarked;
