/**
 * What generated marshallers call: containers, families, shared objects, versioned blocks, and the way a failure leaves a marshaller.
 * Public because generated code is in its users' packages; not for use by hand. Single values are in {@code value}.
 */
@NullMarked
package org.marshal4j.runtime.generated;

import org.jspecify.annotations.NullMarked;
