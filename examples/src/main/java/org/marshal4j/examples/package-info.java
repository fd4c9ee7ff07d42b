/** Examples, and the demo that shows them: {@code ./mvnw -q -Pdemo verify}. */
package org.marshal4j.examples;
