/** Types with four versions, each of which reads the messages of all the others. */
package org.marshal4j.blackbox.evolution;
