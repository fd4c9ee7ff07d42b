/** The messages with numbers in as few bytes as they need. */
package org.marshal4j.benchmarks.peer.stopbit;
