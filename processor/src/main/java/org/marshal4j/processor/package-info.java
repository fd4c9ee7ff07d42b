/**
 * The annotation processor: {@link org.marshal4j.processor.MarshalProcessor} takes each class or record with
 * {@code @Marshal} through the stages of {@link org.marshal4j.processor.Pipeline}.
 */
@NullMarked
package org.marshal4j.processor;

import org.jspecify.annotations.NullMarked;
