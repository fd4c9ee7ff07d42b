/**
 * For tests: {@link org.marshal4j.testing.MarshallerComparison} checks that hand-written code and generated code agree.
 */
@NullMarked
package org.marshal4j.testing;

import org.jspecify.annotations.NullMarked;
