/** What generated marshallers call: the encoding of each kind of value, checks, and the way a failure leaves a marshaller. Public
 * because generated code lives in its users' packages; not for use by hand. */
@NullMarked
package org.marshal4j.runtime.generated;

import org.jspecify.annotations.NullMarked;
