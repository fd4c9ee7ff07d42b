/** Pages about types, which describe the bytes well enough to write a decoder. */
package org.marshal4j.tools.page;
