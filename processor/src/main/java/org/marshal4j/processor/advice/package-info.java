/** Advice on types that cannot be marshalled. {@link org.marshal4j.processor.advice.Advice} has the table. */
@NullMarked
package org.marshal4j.processor.advice;

import org.jspecify.annotations.NullMarked;
