/** Simple Binary Encoding. */
package org.marshal4j.benchmarks.peer.sbe;
