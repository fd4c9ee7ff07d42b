/**
 * For generated code only: containers, families, shared objects, versioned blocks, and how a failure leaves a
 * marshaller. It is public because generated code is in its users' packages. Single values are in {@code value}.
 */
@NullMarked
package org.marshal4j.runtime.generated;

import org.jspecify.annotations.NullMarked;
