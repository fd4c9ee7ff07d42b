/** Messages with code by hand that writes and reads them, each around an object of the model. */
package org.marshal4j.benchmarks.peer.externalizable;
