/**
 * Chooses the codec of each field: {@link org.marshal4j.processor.binding.Codecs} has the list of all kinds, and
 * {@link org.marshal4j.processor.binding.Binder} asks it.
 */
@NullMarked
package org.marshal4j.processor.binding;

import org.jspecify.annotations.NullMarked;
