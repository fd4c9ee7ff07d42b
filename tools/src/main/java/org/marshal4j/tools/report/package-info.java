/** Reports as pages and as JSON, for the Maven plugin and the command line. */
@NullMarked
package org.marshal4j.tools.report;

import org.jspecify.annotations.NullMarked;
