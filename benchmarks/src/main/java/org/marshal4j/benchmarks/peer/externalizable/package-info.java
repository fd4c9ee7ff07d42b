/** Messages that write and read themselves by hand, each around an object of the model. */
package org.marshal4j.benchmarks.peer.externalizable;
