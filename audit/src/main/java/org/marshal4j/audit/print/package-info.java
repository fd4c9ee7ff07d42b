/** Reports as text, JSON, SARIF and HTML. */
@NullMarked
package org.marshal4j.audit.print;

import org.jspecify.annotations.NullMarked;
