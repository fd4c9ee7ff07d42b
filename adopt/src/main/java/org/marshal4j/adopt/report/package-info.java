/** What came of adopting a class. */
@NullMarked
package org.marshal4j.adopt.report;

import org.jspecify.annotations.NullMarked;
