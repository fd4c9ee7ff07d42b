/** Makes patches that turn methods written by hand into generated marshallers of the same bytes. */
@NullMarked
package org.marshal4j.adopt;

import org.jspecify.annotations.NullMarked;
