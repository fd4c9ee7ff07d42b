/** Shows stored messages as text. */
@NullMarked
package org.marshal4j.tools.cat;

import org.jspecify.annotations.NullMarked;
