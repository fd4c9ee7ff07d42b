/** Neighbours that are named as classes of java.lang: generated code must mean those of java.lang all the same. */
package org.marshal4j.blackbox.dto.lang;
