/** The codecs of values that hold others: collections, maps, entries, arrays of objects, optional values. */
@NullMarked
package org.marshal4j.processor.codec.holder;

import org.jspecify.annotations.NullMarked;
