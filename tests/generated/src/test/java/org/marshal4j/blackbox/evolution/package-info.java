/** Types with four versions, each of which reads what the others have written. */
package org.marshal4j.blackbox.evolution;
