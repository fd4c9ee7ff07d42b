/** The codecs of values that hold no others: numbers, texts, times, enums, and arrays of primitives. */
@NullMarked
package org.marshal4j.processor.codec.value;

import org.jspecify.annotations.NullMarked;
