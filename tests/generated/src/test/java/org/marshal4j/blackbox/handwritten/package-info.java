/** Hand-written marshallers that declare a version, and how many bytes values have. */
package org.marshal4j.blackbox.handwritten;
