/** The catalogue of what can be wrong with a DTO, and how it is reported. */
@NullMarked
package org.marshal4j.processor.problem;

import org.jspecify.annotations.NullMarked;
