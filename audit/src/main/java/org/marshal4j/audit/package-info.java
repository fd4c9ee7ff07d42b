/** Finds drift in marshallers that somebody wrote by hand: {@link org.marshal4j.audit.Audit}. */
@NullMarked
package org.marshal4j.audit;

import org.jspecify.annotations.NullMarked;
