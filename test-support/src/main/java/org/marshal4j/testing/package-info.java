/** For tests: {@link org.marshal4j.testing.MarshallerComparison} proves that code written by hand and generated code agree. */
@NullMarked
package org.marshal4j.testing;

import org.jspecify.annotations.NullMarked;
