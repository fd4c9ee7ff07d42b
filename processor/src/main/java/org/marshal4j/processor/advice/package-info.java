/** Advice on types that have no wire form. {@link org.marshal4j.processor.advice.Advice} has the table. */
@NullMarked
package org.marshal4j.processor.advice;

import org.jspecify.annotations.NullMarked;
