/** Classes named like classes of java.lang: generated code in this package must still mean those of java.lang. */
package org.marshal4j.blackbox.dto.lang;
